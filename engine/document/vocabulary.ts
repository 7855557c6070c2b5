/** The version of the vocabulary that all documents are written in; a release says which one it speaks. */
export const vocabulary = 1;
