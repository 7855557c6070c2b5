import type { WidgetComponent } from "../engine/widget.ts";
import { ActionBar } from "./action-bar/ActionBar.tsx";
import { Alert } from "./alert/Alert.tsx";
import { Button } from "./button/Button.tsx";
import { Card } from "./card/Card.tsx";
import { Checkbox } from "./checkbox/Checkbox.tsx";
import { CodeField } from "./code-field/CodeField.tsx";
import { FailurePanel } from "./failure-panel/FailurePanel.tsx";
import { Link } from "./link/Link.tsx";
import { Masthead } from "./masthead/Masthead.tsx";
import { PasswordField } from "./password-field/PasswordField.tsx";
import { PhoneField } from "./phone-field/PhoneField.tsx";
import { Skeleton } from "./skeleton/Skeleton.tsx";
import { Stack } from "./stack/Stack.tsx";
import { Tabs } from "./tabs/Tabs.tsx";
import { Text } from "./text/Text.tsx";
import { Toast } from "./toast/Toast.tsx";

/** Widgets of the first screens: part of the first script. */
export const entryWidgets: Readonly<Record<string, WidgetComponent>> = {
  "action-bar": ActionBar,
  alert: Alert,
  button: Button,
  card: Card,
  checkbox: Checkbox,
  "code-field": CodeField,
  "failure-panel": FailurePanel,
  link: Link,
  masthead: Masthead,
  "password-field": PasswordField,
  "phone-field": PhoneField,
  skeleton: Skeleton,
  stack: Stack,
  tabs: Tabs,
  text: Text,
  toast: Toast,
};
