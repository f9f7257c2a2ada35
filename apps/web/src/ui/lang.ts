// The attributes that say in which language a text is, and how it runs.

/** Both are absent where the text is in the language of what is around it. */
export interface LangAttributes {
  readonly lang?: string;
  readonly dir?: 'ltr' | 'rtl';
}
