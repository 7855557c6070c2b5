/** What is wrong in a text that is no JSON, by the parser's word for it. */
export const syntax: Readonly<Record<string, string>> = {
  InvalidSymbol: "expected a JSON value, found something else",
  InvalidNumberFormat: "expected a number, found a malformed one",
  PropertyNameExpected: "expected a property name in double quotes, found something else",
  ValueExpected: "expected a value, found none",
  ColonExpected: 'expected ":" after the property name, found none',
  CommaExpected: 'expected "," between two entries, found none',
  CloseBraceExpected: 'expected "}", found the end of what was written',
  CloseBracketExpected: 'expected "]", found the end of what was written',
  EndOfFileExpected: "expected the end of the file, found more text",
  InvalidCommentToken: "expected JSON, found a comment",
  UnexpectedEndOfComment: "expected JSON, found a comment",
  UnexpectedEndOfString: "expected a closing quote, found the end of the line",
  UnexpectedEndOfNumber: "expected a number, found its beginning alone",
  InvalidUnicode: "expected a unicode escape of four hex digits, found another",
  InvalidEscapeCharacter: "expected a JSON escape after the backslash, found another character",
  InvalidCharacter: "expected no control character inside a text, found one",
};
