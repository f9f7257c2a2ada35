// Connects the form with the field of the code, which loads with its lazy section.

export interface CodePlace {
  readonly put: (clear: (() => void) | null) => void;
  readonly clear: () => void;
}

export function createCodePlace(): CodePlace {
  let clearField: (() => void) | null = null;
  return {
    put: (clear) => {
      clearField = clear;
    },
    clear: () => clearField?.(),
  };
}
