/** Whether a GTIN has 8, 12, 13 or 14 digits and a correct check digit (GS1 General Specifications). */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number);
  const check = digits.pop();
  const sum = digits.reverse().reduce((total, digit, index) => total + digit * (index % 2 ? 1 : 3), 0);
  return (10 - (sum % 10)) % 10 === check;
}
