/** A day without a time, `2026-12-24`: year 1000-2999, month 01-12, day 00-31 (specification, section 5). */
export const dayPattern = /^[12]\d{3}-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/;
