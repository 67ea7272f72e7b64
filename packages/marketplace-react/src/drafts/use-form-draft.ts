"use client";
import { useState } from "react";
import { useMarketplace } from "../provider";
import { createFormDraft, type FormDraft } from "./form-draft";

/**
 * The unfinished values of a form, kept for this tab so that a reload or an ended session loses nothing.
 *
 * @param name names the form. Read once
 * @param fields the fields that may be kept: never a password
 */
export function useFormDraft<const Name extends string>(
  name: string,
  fields: readonly Name[],
): FormDraft<Name> {
  const { drafts } = useMarketplace();
  const [draft] = useState(() => createFormDraft(drafts.tab, name, fields));
  return draft;
}
