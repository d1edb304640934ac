/** Domain of the notice of a registration. */
export const REGISTRATION_DOMAIN = 'registration';
