import { createContext } from 'react';

/** Address of the profile area, for the few links to it deep in a form. */
export const ProfileUrl = createContext('');
