import { useState } from "react";
import { Button } from "../src/ui/button/button";
import {
  Checkbox,
  Field,
  FieldFrame,
  type Option,
  OptionList,
  SelectField,
  TextArea,
} from "../src/ui/field/field";
import { Stack } from "../src/ui/layout/layout";
import { Stepper } from "../src/ui/stepper/stepper";
import type { Meta } from "./story";
import { useWords } from "./words";

const meta: Meta = { title: "Fields" };
export default meta;

export function Empty() {
  const { email, hint } = useWords();
  return <Field label={email} hint={hint} placeholder="name@mail.example" />;
}

export function Filled() {
  const { email } = useWords();
  return <Field label={email} dir="ltr" defaultValue="name@mail.example" />;
}

export function WithError() {
  const { email, hint, error } = useWords();
  return <Field label={email} hint={hint} error={error} defaultValue="name" />;
}

export function Disabled() {
  const { email, country, countries, note } = useWords();
  return (
    <Stack gap="s">
      <Field label={email} disabled defaultValue="name@mail.example" dir="ltr" />
      <SelectField label={country} disabled>
        <option>{countries[0]}</option>
      </SelectField>
      <TextArea label={note} disabled />
    </Stack>
  );
}

export function Password() {
  const { password } = useWords();
  return <Field label={password} type="password" defaultValue="secret" autoComplete="off" />;
}

export function LongWord() {
  const { longWord, countries } = useWords();
  return (
    <Stack gap="s">
      <Field label={longWord} hint={longWord} error={longWord} defaultValue={longWord} />
      <SelectField label={`${longWord} 2`}>
        <option>{longWord}</option>
        <option>{countries[1]}</option>
      </SelectField>
      <TextArea label={`${longWord} 3`} defaultValue={longWord} />
      <Checkbox>{longWord}</Checkbox>
    </Stack>
  );
}

export function Select() {
  const { country, countries, error } = useWords();
  const options = countries.map((name) => <option key={name}>{name}</option>);
  return (
    <Stack gap="s">
      <SelectField label={country}>{options}</SelectField>
      <SelectField label={`${country} 2`} error={error}>
        {options}
      </SelectField>
    </Stack>
  );
}

export function Text() {
  const { note, hint, sentence, error } = useWords();
  return (
    <Stack gap="s">
      <TextArea label={note} hint={hint} />
      <TextArea label={`${note} 2`} error={error} defaultValue={sentence} />
    </Stack>
  );
}

/** A custom control with the same label, error and box as the built-in ones. */
export function OwnControl() {
  const { amount, hint, total } = useWords();
  const max = (
    <Button variant="plain" size="s">
      {total}
    </Button>
  );
  return (
    <FieldFrame label={amount} hint={hint} end={max}>
      {(control) => <input {...control} inputMode="decimal" defaultValue="28.40" />}
    </FieldFrame>
  );
}

/** Neither on nor off, which HTML cannot say. */
const showMixed = (element: HTMLElement | null): void => {
  for (const box of element?.querySelectorAll("input") ?? []) box.indeterminate = true;
};

export function Checkboxes() {
  const { notifications, language, available } = useWords();
  return (
    <Stack gap="s">
      <Checkbox>{notifications}</Checkbox>
      <Checkbox defaultChecked>{language}</Checkbox>
      <div ref={showMixed}>
        <Checkbox>{available}</Checkbox>
      </div>
      <Checkbox disabled>{notifications}</Checkbox>
      <Checkbox disabled defaultChecked>
        {language}
      </Checkbox>
      <Checkbox aria-label={notifications} />
    </Stack>
  );
}

export function Options() {
  const { payWith, balance, sentence, soldOut, longWord } = useWords();
  const [value, setValue] = useState("balance");
  const options: readonly Option[] = [
    { id: "balance", label: balance, detail: "120.00 USDT" },
    { id: "coin", label: "USDT", detail: sentence },
    { id: "off", label: "EURC", detail: soldOut, disabled: true },
    { id: "long", label: longWord, detail: longWord },
  ];
  return <OptionList label={payWith} name="method" options={options} value={value} onChange={setValue} />;
}

export function Quantity() {
  const [value, setValue] = useState(2);
  return (
    <Stack row>
      <Stepper value={value} onChange={setValue} max={5} overMax={(max) => `≤ ${max}`} />
    </Stack>
  );
}

export function QuantityAtItsBounds() {
  const { product } = useWords();
  return (
    <Stack row>
      <Stepper label={product} value={1} onChange={() => {}} />
      <Stepper label={product} value={1} onChange={() => {}} buttons={false} />
      <Stepper label={`${product} 2`} value={9999} onChange={() => {}} />
    </Stack>
  );
}
