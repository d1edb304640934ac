import type { WordsOfShop } from './AccountMailWords.ts';

export const en: WordsOfShop = (shop) => ({
  welcome: {
    subject: `Welcome to ${shop}`,
    heading: 'Good to have you here',
    text: `Your account with ${shop} is open. Please confirm your e-mail address, so that we know it is yours. The link is valid for 48 hours.`,
    button: 'Confirm e-mail address',
    footer: 'You did not open an account? Then confirm nothing and write to us, and we will delete it.',
  },
  confirmation: {
    subject: `Confirm your e-mail address with ${shop}`,
    heading: 'Is this your address?',
    text: 'The link confirms your e-mail address. It is valid for 48 hours and replaces earlier ones.',
    button: 'Confirm e-mail address',
    footer: 'You did not ask for this? Then there is nothing to do.',
  },
  recovery: {
    subject: `New password for ${shop}`,
    heading: 'Set a new password',
    text: 'The link lets you set a new password. It is valid for one hour, once, and replaces earlier ones.',
    button: 'Set a new password',
    footer: 'You did not ask for this? Then there is nothing to do: your password stays as it is.',
  },
  locked: {
    subject: `Your account with ${shop} is locked`,
    heading: 'Too many wrong passwords',
    text: 'Somebody tried several times to sign in with a wrong password, so your account is locked for a while. The link lets you set a new password and sign in again at once. It is valid for one hour.',
    button: 'Set a new password',
    footer: 'Was it not you? Nobody has guessed your password. Choose one that you use nowhere else.',
  },
  passwordReset: {
    subject: `Your new password with ${shop}`,
    heading: 'Your password is new',
    text: 'You have set a new password. You were signed out on all devices.',
    button: 'Sign in',
    footer: 'Was it not you? Then set another one at once with “Forgot password”, and write to us.',
  },
  passwordChanged: {
    subject: `Your password with ${shop} was changed`,
    heading: 'Your password is changed',
    text: 'You have changed your password. You were signed out on your other devices.',
    button: 'To the account',
    footer: 'Was it not you? Then set another one at once with “Forgot password”, and write to us.',
  },
  emailChanged: {
    subject: `Your e-mail address with ${shop} was changed`,
    heading: 'Your e-mail address is changed',
    text: 'Your account now has another e-mail address. We will send nothing more about your account to this one.',
    button: 'To the shop',
    footer: 'Was it not you? Then reply to this message right away.',
  },
  deleted: {
    subject: `Your account with ${shop} is deleted`,
    heading: 'Your account is deleted',
    text: 'We have deleted your account and your addresses. What you wrote in public stays, without your name.',
    button: 'To the shop',
    footer: 'This is the last message about your account. Was it not you? Then reply to it right away.',
  },
});
