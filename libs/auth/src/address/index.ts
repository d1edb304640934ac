export { AddressFields } from './AddressFields';
export { askAboutAddress } from './askAboutAddress';
export { GenderField } from './GenderField';
export { NameFields } from './NameFields';
export { validateAddress } from './validateAddress';
