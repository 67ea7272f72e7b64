import { type ChangeEvent, type FormEvent, type RefObject, useRef, useState } from "react";
import { useI18n } from "../i18n";
import type { Arguments, Key } from "../i18n/types";
import { failureText } from "./failure-text";
import { refusedField } from "./refused-field";

/** A text that needs no values. */
export type PlainKey = { [K in Key]: Arguments<K> extends readonly [] ? K : never }[Key];

/** Why fields are refused, in the order of the fields. */
export type FieldErrors<Name extends string> = { readonly [Field in Name]?: PlainKey | undefined };

/** What is typed into the fields of a form. */
export type FieldValues<Name extends string> = Readonly<Record<Name, string>>;

/** Options of {@link useForm}. */
export interface FormOptions<Name extends string> {
  initial: FieldValues<Name>;
  /** Names every field that is refused; nothing is sent while there is one. */
  check: (values: FieldValues<Name>) => FieldErrors<Name>;
  /** Sends the form. What it throws is shown in the form. */
  send: (values: FieldValues<Name>) => Promise<void>;
  /** Called with each change, to keep a draft. */
  onChange?: (values: FieldValues<Name>) => void;
  /** Called when sending failed, before the reason is shown in the form. */
  onFailure?: () => void;
}

/** What a `<Field>` needs of its form. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

/** A form at work; give it to `<Form>` and its `field(name)` to each `<Field>`. */
export interface FormHandle<Name extends string> {
  values: FieldValues<Name>;
  busy: boolean;
  /** Why sending failed, for people; empty when it has not, and when a field says it. */
  failure: string;
  /** What sending threw; undefined again when the blamed field is changed or the form is sent. */
  thrown: unknown;
  /** What the live region says about refused fields, one sentence each. */
  refusals: readonly string[];
  element: RefObject<HTMLFormElement | null>;
  field(name: Name): FieldBinding;
  change(values: Partial<FieldValues<Name>>): void;
  /** Checks one field alone and goes to it when it is refused. */
  accepts(name: Name): boolean;
  /** Shows an error that came another way as if sending had thrown it. */
  blame(error: unknown): void;
  submit(event: FormEvent): void;
}

/**
 * Values, errors and sending of a form. Errors appear when the form is sent and leave as soon as the value is right;
 * the first refused field gets the focus. A field that the server refuses says so itself until it is changed.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormHandle<Name> {
  const { check, send, onChange, onFailure } = options;
  const { t } = useI18n();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  const [shown, setShown] = useState<FieldErrors<Name>>({});
  const [said, setSaid] = useState<readonly PlainKey[]>([]);
  const [failure, setFailure] = useState<unknown>();
  /** The field that `failure` is about. */
  const [blamed, setBlamed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  const forget = (): void => {
    setFailure(undefined);
    setBlamed(undefined);
  };

  /** Goes to a field of the form. @returns false when there is none that can say anything */
  const goTo = (name: string): boolean => {
    const input = element.current?.elements.namedItem(name);
    if (!(input instanceof HTMLElement)) return false;
    input.focus();
    return true;
  };

  const change = (changed: Partial<FieldValues<Name>>): void => {
    const next = { ...values, ...changed };
    setValues(next);
    const errors = check(next);
    setShown((before) => keep(before, (name) => errors[name]));
    if (blamed !== undefined && blamed in changed) forget();
    onChange?.(next);
  };

  const refuse = (errors: FieldErrors<Name>): boolean => {
    const [first] = namesOf(errors);
    setShown(errors);
    setSaid(namesOf(errors).flatMap((name) => errors[name] ?? []));
    if (!first) return false;
    goTo(first);
    return true;
  };

  const blame = (error: unknown): void => {
    setFailure(error);
    const field = refusedField(error);
    if (field !== undefined && field in values && goTo(field)) setBlamed(field);
  };

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    forget();
    if (refuse(check(values))) return;
    running.current = true;
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      onFailure?.();
      blame(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const sentence = failure === undefined ? "" : failureText(failure, t);
  return {
    values,
    busy,
    element,
    failure: blamed === undefined ? sentence : "",
    thrown: failure,
    refusals: blamed === undefined ? said.map((key) => t(key)) : [sentence],
    field(name) {
      const error: PlainKey | undefined = shown[name];
      return {
        name,
        value: values[name],
        error: error ? t(error) : blamed === name ? sentence : undefined,
        onChange: (event) => change(only(name, event.target.value)),
      };
    },
    change,
    accepts(name) {
      const error = check(values)[name];
      return !refuse(error ? keep<Name>(only(name, error), () => error) : {});
    },
    blame,
    submit: (event) => void submit(event),
  };
}

function only<Name extends string, Value>(name: Name, value: Value): Partial<Record<Name, Value>> {
  const record: Partial<Record<Name, Value>> = {};
  record[name] = value;
  return record;
}

function namesOf<Name extends string>(errors: FieldErrors<Name>): Name[] {
  const names: Name[] = [];
  for (const name in errors) if (errors[name]) names.push(name);
  return names;
}

function keep<Name extends string>(
  errors: FieldErrors<Name>,
  now: (name: Name) => PlainKey | undefined,
): FieldErrors<Name> {
  const kept: { [Field in Name]?: PlainKey | undefined } = {};
  for (const name of namesOf(errors)) kept[name] = now(name);
  return kept;
}
