/** Value of the header Strict-Transport-Security of every response over https: a year. */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000; includeSubDomains';
