// The place of the code's field in the form: the field comes with its part, and the form reaches it through here.

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
