/** The small project that is written in here, and files of it. */
export const small = "tests/fixtures/project";
export const loan = "screens/loan/loan.screen.json";
