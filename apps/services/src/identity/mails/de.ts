import type { WordsOfShop } from './AccountMailWords.ts';

export const de: WordsOfShop = (shop) => ({
  welcome: {
    subject: `Willkommen bei ${shop}`,
    heading: 'Schön, bist du da',
    text: `Dein Konto bei ${shop} ist eröffnet. Bestätige noch deine E-Mail-Adresse, damit wir wissen, dass sie dir gehört. Der Link gilt 48 Stunden.`,
    button: 'E-Mail-Adresse bestätigen',
    footer: 'Du hast kein Konto eröffnet? Dann bestätige nichts und schreib uns, wir löschen es.',
  },
  confirmation: {
    subject: `Bestätige deine E-Mail-Adresse bei ${shop}`,
    heading: 'Ist das deine Adresse?',
    text: 'Mit dem Link bestätigst du deine E-Mail-Adresse. Er gilt 48 Stunden und ersetzt frühere.',
    button: 'E-Mail-Adresse bestätigen',
    footer: 'Du hast nicht darum gebeten? Dann brauchst du nichts zu tun.',
  },
  recovery: {
    subject: `Neues Passwort für ${shop}`,
    heading: 'Neues Passwort setzen',
    text: 'Mit dem Link setzt du ein neues Passwort. Er gilt eine Stunde, einmal, und ersetzt frühere.',
    button: 'Neues Passwort setzen',
    footer: 'Du hast nicht darum gebeten? Dann brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
  },
  locked: {
    subject: `Dein Konto bei ${shop} ist gesperrt`,
    heading: 'Zu viele falsche Passwörter',
    text: 'Jemand hat mehrmals versucht, sich mit einem falschen Passwort anzumelden. Darum ist dein Konto für eine Weile gesperrt. Mit dem Link setzt du ein neues Passwort und kannst dich sofort wieder anmelden. Er gilt eine Stunde.',
    button: 'Neues Passwort setzen',
    footer: 'Warst du das nicht? Dein Passwort hat niemand erraten. Wähle eines, das du nur hier brauchst.',
  },
  passwordReset: {
    subject: `Dein neues Passwort bei ${shop}`,
    heading: 'Dein Passwort ist neu',
    text: 'Du hast ein neues Passwort gesetzt. Auf allen Geräten wurdest du abgemeldet.',
    button: 'Anmelden',
    footer: 'Warst du das nicht? Dann setze über «Passwort vergessen» sofort ein anderes und schreib uns.',
  },
  passwordChanged: {
    subject: `Dein Passwort bei ${shop} wurde geändert`,
    heading: 'Dein Passwort ist geändert',
    text: 'Du hast dein Passwort geändert. Auf deinen anderen Geräten wurdest du abgemeldet.',
    button: 'Zum Konto',
    footer: 'Warst du das nicht? Dann setze über «Passwort vergessen» sofort ein anderes und schreib uns.',
  },
  emailChanged: {
    subject: `Deine E-Mail-Adresse bei ${shop} wurde geändert`,
    heading: 'Deine E-Mail-Adresse ist geändert',
    text: 'Dein Konto hat eine andere E-Mail-Adresse bekommen. An diese hier schicken wir nichts mehr zu deinem Konto.',
    button: 'Zum Shop',
    footer: 'Warst du das nicht? Dann antworte gleich auf diese Nachricht.',
  },
  deleted: {
    subject: `Dein Konto bei ${shop} ist gelöscht`,
    heading: 'Dein Konto ist gelöscht',
    text: 'Wir haben dein Konto gelöscht und deine Adressen. Was du öffentlich geschrieben hast, bleibt ohne deinen Namen.',
    button: 'Zum Shop',
    footer: 'Das ist die letzte Nachricht zu deinem Konto. Warst du das nicht? Dann antworte gleich darauf.',
  },
});
