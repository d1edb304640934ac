export { check, type Rule } from './check.ts';
export { email, looksLikeMistypedCom } from './email.ts';
export { maxLength, MIN_PASSWORD_LENGTH, minLength, textLimits } from './length.ts';
export { integerText } from './integerText.ts';
export { MAX_NAMES_LENGTH, nameLike, namesLength } from './names.ts';
export { required } from './required.ts';
export { formatVoucherCode } from './voucherCode.ts';
