import { expect, it } from "vitest";
import { plainDigits } from "./plain-digits.ts";

it.each([
  ["０１２３４５６７８９", "0123456789", "full width"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789", "Arabic"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789", "Persian"],
  ["＋２３４ （０）８０３－１", "+234 (0)803-1", "signs of full width"],
  ["10²", "10²", "a power is no digit of the number"],
  ["①½", "①½", "nor is what has a circle, nor a share"],
  ["１０ｋ", "10k", "letters stay letters"],
  ["₦12,500.50", "₦12,500.50", "what is plain already"],
])("V1 V5 %s is read as %s: %s", (typed, plain) => expect(plainDigits(typed)).toBe(plain));
