import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { ComponentType } from "react";
import type { WidgetProps } from "../../engine/widget.ts";
import { CardNumberField } from "../card-number-field/CardNumberField.tsx";
import { CodeField } from "../code-field/CodeField.tsx";
import { DateField } from "../date-field/DateField.tsx";
import { ExpiryField } from "../expiry-field/ExpiryField.tsx";
import { NumberField } from "../number-field/NumberField.tsx";
import { PhoneField } from "../phone-field/PhoneField.tsx";
import { PinField } from "../pin-field/PinField.tsx";
import { TextField } from "../text-field/TextField.tsx";
import { showWidget } from "./show-widget.tsx";

afterEach(cleanup);

/** The value of a field after a text was put into its first input. */
function typed<Props extends object, V>(
  Widget: ComponentType<WidgetProps<Props, V>>,
  props: NoInfer<Props>,
  text: string,
): V | undefined {
  const { shown } = showWidget(Widget, { props });
  const [first] = screen.getAllByRole("textbox");
  if (first) fireEvent.change(first, { target: { value: text } });
  return shown.values.at(-1);
}

const label = "Field";

it.each([
  ["V1 PhoneField in full width", () => typed(PhoneField, { label }, "０７１０００００００２"), "7100000002"],
  ["V1 PhoneField in Arabic", () => typed(PhoneField, { label }, "٠٧١٠٠٠٠٠٠٠٢"), "7100000002"],
  [
    "V3 TextField in full width",
    () => typed(TextField, { label, kind: "digits", digits: 11 }, "２２００００００００１"),
    "22000000001",
  ],
  [
    "V3 TextField in Arabic",
    () => typed(TextField, { label, kind: "digits", digits: 11 }, "٢٢٠٠٠٠٠٠٠٠١"),
    "22000000001",
  ],
  ["K1 CodeField in full width", () => typed(CodeField, { label }, "１２３４"), "1234"],
  ["K1 CodeField in Arabic", () => typed(CodeField, { label }, "١٢٣٤"), "1234"],
  [
    "V6 CardNumberField in full width",
    () => typed(CardNumberField, { label }, "５０６１５０００００００００１２"),
    "5061500000000012",
  ],
  ["V6 CardNumberField in Arabic", () => typed(CardNumberField, { label }, "٥٠٦١٥٠٠٠٠٠٠٠٠٠١٢"), "5061500000000012"],
  ["V11 DateField in full width", () => typed(DateField, { label }, "１７/０５/１９９０"), "1990-05-17"],
  ["V11 DateField in Arabic", () => typed(DateField, { label }, "١٧/٠٥/١٩٩٠"), "1990-05-17"],
  ["V6 ExpiryField in full width", () => typed(ExpiryField, { label }, "０１/３０"), "01/30"],
  ["V6 ExpiryField in Arabic", () => typed(ExpiryField, { label }, "٠١/٣٠"), "01/30"],
  ["V11 NumberField in full width", () => typed(NumberField, { label }, "４５"), 45],
  ["V11 NumberField in Arabic", () => typed(NumberField, { label }, "٤٥"), 45],
])("%s reads the digits as they are meant", (_, value, meant) => {
  expect(value()).toBe(meant);
});

it("V4 PinField reads digits of full width", () => {
  const { shown } = showWidget(PinField, { props: { label } });
  fireEvent.change(screen.getByLabelText(label), { target: { value: "２５８０" } });
  expect(shown.values).toEqual(["2580"]);
});
