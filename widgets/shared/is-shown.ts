/** A line of a list that its document may leave out; one without a word about it shows. */
export const isShown = ({ shown }: { shown?: boolean }): boolean => shown !== false;
