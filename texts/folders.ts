// The folders that hold one folder a language, from the project's root.

export const textFolders = {
  /** The web's texts. */
  web: 'apps/web/src/locales',
  /** The texts of platform and games. */
  shared: 'texts',
} as const;
