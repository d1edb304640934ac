export { check, type Rule } from './check.ts';
export { email, looksLikeMistypedCom } from './email.ts';
export { IMAGE_TYPES, imageFileProblem, type ImageFileProblem } from './imageFile.ts';
export { maxLength, minLength } from './length.ts';
export { integerText } from './integerText.ts';
export { nameLike, namesLength } from './names.ts';
export { MIN_PASSWORD_LENGTH, passwordLength } from './password.ts';
export { required } from './required.ts';
export { formatVoucherCode } from './voucherCode.ts';
