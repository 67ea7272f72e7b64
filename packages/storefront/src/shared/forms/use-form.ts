import { refusedField, useSameAccount } from "marketplace-react";
import { type CallOptions, isMarketplaceError } from "marketplace-sdk";
import {
  type ChangeEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { useI18n } from "../../i18n";
import type { PlainKey } from "../../i18n/types";
import { useServices } from "../services";
import { type FieldErrors, keep, namesOf, only, tellUnread, unreadOf } from "./field-errors";
import { type FieldValues, textAt, withSilentValues, withText } from "./form-values";

/** Options of {@link useForm}. */
export interface FormOptions<Name extends string, Values extends object = FieldValues<Name>> {
  initial: Values;
  /** Returns an error for each invalid field; nothing is sent while there is one. */
  check: (values: Values) => FieldErrors<NoInfer<Name>>;
  /** Sends the form. What it throws is shown in the form, so hand `call` to the client's calls: no toast repeats it. */
  send: (values: Values, call: CallOptions) => Promise<void>;
  /** Called with each change, to keep a draft. */
  onChange?: (values: Values) => void;
  /** An error that arrives another way, as from a state machine: shown as if sending had thrown it. */
  error?: unknown;
  /** Called when sending failed, before the reason is shown in the form. */
  onFailure?: () => void;
}

const SHOWN_IN_FORM: CallOptions = { notify: false };

/** What a `<Field>` needs of its form. */
export interface FieldBinding {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

/** The state of a form; give it to `<Form>`, and `field(name)` to each `<Field>`. */
export interface FormHandle<Name extends string, Values extends object = FieldValues<Name>> {
  values: Values;
  busy: boolean;
  /** Why sending failed, as text; empty when it has not, and when a field shows it. */
  failure: string;
  /** The error of the last attempt; undefined once the field it blames is changed or the form is sent again. */
  thrown: unknown;
  /** Sentences for the live region about the invalid fields, each once. */
  errorSentences: readonly string[];
  element: RefObject<HTMLFormElement | null>;
  field(name: Name): FieldBinding;
  change(values: Partial<Values>): void;
  set(name: Name, value: string): void;
  /** Validates a single field, and focuses it if it is invalid. */
  accepts(name: Name): boolean;
  submit(event: FormEvent): void;
  /** Takes over what fields hold that no event told of. `<Form>` calls it before anything in it is pressed. */
  takeSilent(): void;
}

/**
 * Values, errors and sending of a form; a form with lists says the type of its values, and its fields are places in it, such
 * as `skus.0.price`. Errors appear when the form is sent and leave as soon as the value is right;
 * the first refused field gets the focus. A field that the server refuses says so itself until it is changed.
 */
export function useForm<Name extends string>(options: FormOptions<Name>): FormHandle<Name>;
export function useForm<Name extends string, Values extends object>(
  options: FormOptions<Name, Values>,
): FormHandle<Name, Values>;
export function useForm<Name extends string, Values extends object>(
  options: FormOptions<Name, Values>,
): FormHandle<Name, Values> {
  const { send, onChange, onFailure, error: otherError } = options;
  const check = (checked: Values): FieldErrors<Name> => tellUnread(options.check(checked), checked);
  const { t, failureText, labels } = useI18n();
  const isSameAccount = useSameAccount();
  const { toasts } = useServices();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  // What could not be read is marked from the start: its user has not typed it.
  const [shown, setShown] = useState(() => unreadOf(check(options.initial)));
  const [errorKeys, setErrorKeys] = useState<readonly PlainKey[]>([]);
  const [failure, setFailure] = useState<unknown>();
  /** The field that `failure` is about. */
  const [blamed, setBlamed] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  /** The values as the user sees them. */
  const current = (): Values => withSilentValues(values, element.current);

  const forget = (): void => {
    setFailure(undefined);
    setBlamed(undefined);
  };

  /** Focuses a field of the form. @returns false when no field can show a message */
  const goTo = (name: string): boolean => {
    const found = element.current?.elements.namedItem(name);
    // Radio buttons of one name come as a list.
    const input = found instanceof RadioNodeList ? found[0] : found;
    if (!(input instanceof HTMLElement)) return false;
    input.focus();
    return true;
  };

  const update = (next: Values, isChanged: (field: string) => boolean): void => {
    setValues(next);
    const errors = check(next);
    setShown((before) => keep(before, (name) => errors[name]));
    if (blamed !== undefined && isChanged(blamed)) forget();
    onChange?.(next);
  };
  const set = (name: Name, text: string): void =>
    update(withText(current(), name, text), (field) => field === name);

  const refuse = (errors: FieldErrors<Name>): boolean => {
    const [first] = namesOf(errors);
    setShown(errors);
    setErrorKeys([...new Set(namesOf(errors).flatMap((name) => errors[name] ?? []))]);
    if (!first) return false;
    goTo(first);
    return true;
  };

  const blame = (error: unknown): void => {
    setFailure(error);
    const field = refusedField(error);
    if (field !== undefined && textAt(values, field) !== undefined && goTo(field)) setBlamed(field);
  };

  const blameOther = useEffectEvent(blame);
  useEffect(() => {
    if (otherError) blameOther(otherError);
  }, [otherError]);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (running.current) return;
    forget();
    const sent = current();
    if (sent !== values) {
      setValues(sent);
      onChange?.(sent);
    }
    if (refuse(check(sent))) return;
    if (!isSameAccount()) {
      // In a toast, as the form is about to make way for the other account's.
      toasts.show(labels.failure.held, { tone: "danger" });
      return;
    }
    running.current = true;
    setBusy(true);
    try {
      await send(sent, SHOWN_IN_FORM);
    } catch (error) {
      // Another user sees the form by now.
      if (isMarketplaceError(error) && error.kind === "aborted" && !isSameAccount()) return;
      onFailure?.();
      blame(error);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  const sentence = failure === undefined ? "" : failureText(failure);
  return {
    values,
    busy,
    element,
    failure: blamed === undefined ? sentence : "",
    thrown: failure,
    errorSentences: blamed === undefined ? errorKeys.map((key) => t(key)) : [sentence],
    field(name) {
      const error: PlainKey | undefined = shown[name];
      return {
        name,
        value: textAt(values, name) ?? "",
        error: error ? t(error) : blamed === name ? sentence : undefined,
        onChange: (event) => set(name, event.target.value),
      };
    },
    change: (changed) =>
      update(
        { ...current(), ...changed },
        (field) => field in changed || (field.split(".")[0] ?? "") in changed,
      ),
    set,
    accepts(name) {
      const error = check(current())[name];
      return !refuse(error ? only(name, error) : {});
    },
    submit: (event) => void submit(event),
    takeSilent() {
      const next = current();
      if (next !== values) update(next, () => true);
    },
  };
}
