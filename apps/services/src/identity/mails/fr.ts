import type { WordsOfShop } from './AccountMailWords.ts';

export const fr: WordsOfShop = (shop) => ({
  welcome: {
    subject: `Bienvenue chez ${shop}`,
    heading: 'Ravis de t’accueillir',
    text: `Ton compte chez ${shop} est ouvert. Il ne reste qu’à confirmer ton adresse e-mail, pour que nous sachions qu’elle est bien à toi. Le lien est valable 48 heures.`,
    button: 'Confirmer l’adresse e-mail',
    footer: 'Tu n’as pas ouvert de compte\u00a0? Ne confirme rien et écris-nous, nous le supprimerons.',
  },
  confirmation: {
    subject: `Confirme ton adresse e-mail chez ${shop}`,
    heading: 'Cette adresse est-elle à toi\u00a0?',
    text: 'Ce lien confirme ton adresse e-mail. Il est valable 48 heures et remplace les précédents.',
    button: 'Confirmer l’adresse e-mail',
    footer: 'Tu n’as rien demandé\u00a0? Alors tu n’as rien à faire.',
  },
  recovery: {
    subject: `Nouveau mot de passe pour ${shop}`,
    heading: 'Choisir un nouveau mot de passe',
    text: 'Ce lien te permet de choisir un nouveau mot de passe. Il est valable une heure, une seule fois, et remplace les précédents.',
    button: 'Choisir un mot de passe',
    footer: 'Tu n’as rien demandé\u00a0? Alors tu n’as rien à faire\u00a0: ton mot de passe reste le même.',
  },
  locked: {
    subject: `Ton compte chez ${shop} est bloqué`,
    heading: 'Trop de mots de passe erronés',
    text: 'Quelqu’un a essayé plusieurs fois de se connecter avec un mot de passe erroné. Ton compte est donc bloqué pour un moment. Ce lien te permet de choisir un nouveau mot de passe et de te reconnecter aussitôt. Il est valable une heure.',
    button: 'Choisir un mot de passe',
    footer: 'Ce n’était pas toi\u00a0? Personne n’a deviné ton mot de passe. Choisis-en un que tu n’utilises qu’ici.',
  },
  passwordReset: {
    subject: `Ton nouveau mot de passe chez ${shop}`,
    heading: 'Tu as un nouveau mot de passe',
    text: 'Tu as choisi un nouveau mot de passe. Tous tes appareils ont été déconnectés.',
    button: 'Se connecter',
    footer:
      'Ce n’était pas toi\u00a0? Choisis tout de suite un autre mot de passe par «\u00a0Mot de passe oublié\u00a0» et écris-nous.',
  },
  passwordChanged: {
    subject: `Ton mot de passe chez ${shop} a changé`,
    heading: 'Ton mot de passe a changé',
    text: 'Tu as changé ton mot de passe. Tes autres appareils ont été déconnectés.',
    button: 'Voir mon compte',
    footer:
      'Ce n’était pas toi\u00a0? Choisis tout de suite un autre mot de passe par «\u00a0Mot de passe oublié\u00a0» et écris-nous.',
  },
  emailChanged: {
    subject: `Ton adresse e-mail chez ${shop} a changé`,
    heading: 'Ton adresse e-mail a changé',
    text: 'Ton compte a maintenant une autre adresse e-mail. Nous n’enverrons plus rien concernant ton compte à celle-ci.',
    button: 'Voir la boutique',
    footer: 'Ce n’était pas toi\u00a0? Réponds tout de suite à ce message.',
  },
  deleted: {
    subject: `Ton compte chez ${shop} est supprimé`,
    heading: 'Ton compte est supprimé',
    text: 'Nous avons supprimé ton compte et tes adresses. Ce que tu as écrit en public reste, sans ton nom.',
    button: 'Voir la boutique',
    footer: 'C’est le dernier message concernant ton compte. Ce n’était pas toi\u00a0? Réponds-y tout de suite.',
  },
});
