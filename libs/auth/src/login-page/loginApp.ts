/** The id of the app page with the forms of accounts (specification, section 2). */
export const LOGIN_APP = 'profile/login';
