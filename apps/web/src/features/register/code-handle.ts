// Connects the form with the field of the code, which loads with its lazy section.

export interface CodeHandle {
  readonly put: (clear: (() => void) | null) => void;
  readonly clear: () => void;
}

export function createCodeHandle(): CodeHandle {
  let clearField: (() => void) | null = null;
  return {
    put: (clear) => {
      clearField = clear;
    },
    clear: () => clearField?.(),
  };
}
