"use client";
import { useQuery } from "@tanstack/react-query";
import type { Area } from "marketplace-sdk";
import { limits } from "marketplace-sdk/limits";
import { useEffect, useState } from "react";
import { useMarketplace } from "../provider.js";
import { Button } from "../ui/button/button.js";
import { SelectField } from "../ui/field/field.js";
import { Text } from "../ui/layout/layout.js";
import { SkeletonList } from "../ui/loading/loading.js";
import { FormField, useBlockForm } from "./block-form.js";
import { useBlockTexts } from "./use-block-texts.js";

const LEVELS = ["country", "province", "city"] as const;

/** The area of an address, as names. */
export type AreaNames = Readonly<Partial<Record<(typeof LEVELS)[number], string>>>;

/** Country, province and city, each from the parts of the one before; typed where the server lists no countries. */
export function AreaFields({ initial }: { initial: AreaNames }) {
  const { typed, keep } = useBlockForm();
  const [names, setNames] = useState<readonly string[]>(() =>
    LEVELS.map((level) => typed[level] ?? initial[level] ?? ""),
  );
  const [isChanged, setIsChanged] = useState(false);
  // A larger area takes the smaller ones away, which no event tells.
  useEffect(() => {
    if (isChanged) keep();
    setIsChanged(false);
  }, [isChanged, keep]);
  return (
    <AreaField
      depth={0}
      parent={0}
      names={names}
      onChoose={(next) => {
        setNames(next);
        setIsChanged(true);
      }}
    />
  );
}

interface AreaFieldProps {
  /** Place of the field in `LEVELS`. */
  depth: number;
  /** Id of the larger area; 0 for all countries. */
  parent: Area["id"];
  names: readonly string[];
  onChoose: (names: readonly string[]) => void;
}

function AreaField({ depth, parent, names, onChoose }: AreaFieldProps) {
  const { t, retry, failure } = useBlockTexts();
  const { queries } = useMarketplace();
  const { data, error, refetch } = useQuery(queries.addresses.areas({ pid: parent }));
  const level = LEVELS[depth];
  if (level === undefined) return null;
  if (!data) {
    const kept = <KeptAreas from={depth} names={names} />;
    if (!error) {
      return (
        <>
          {kept}
          <SkeletonList heights={[72]} />
        </>
      );
    }
    return (
      <>
        {kept}
        <Text role="alert" tone="danger">
          {failure(error)}
        </Text>
        <Button variant="secondary" onClick={() => void refetch()}>
          {retry}
        </Button>
      </>
    );
  }
  if (data.length === 0) {
    if (depth === 0) return <TypedArea names={names} />;
    return (
      <>
        <KeptAreas from={depth} names={names} />
        <Text role="alert" tone="danger">
          {t.address.notOpen}
        </Text>
      </>
    );
  }
  const name = names[depth] ?? "";
  const chosen = data.find((area) => area.name === name);
  return (
    <>
      <SelectField
        name={level}
        label={t.address[level]}
        value={name}
        required
        onChange={({ target }) => onChoose([...names.slice(0, depth), target.value])}
      >
        <option value="">{t.address.choose}</option>
        {/* An address may name its area as another language does. */}
        {name && !chosen && <option>{name}</option>}
        {data.map((area) => (
          <option key={area.id}>{area.name}</option>
        ))}
      </SelectField>
      {chosen ? (
        <AreaField key={chosen.id} depth={depth + 1} parent={chosen.id} names={names} onChoose={onChoose} />
      ) : (
        name && <KeptAreas from={depth + 1} names={names} />
      )}
    </>
  );
}

/** Areas that can't be chosen yet, so that saving keeps them. */
function KeptAreas({ from, names }: { from: number; names: readonly string[] }) {
  return LEVELS.slice(from).map((level, index) => (
    <input key={level} type="hidden" name={level} value={names[from + index] ?? ""} />
  ));
}

function TypedArea({ names }: { names: readonly string[] }) {
  const { t } = useBlockTexts();
  return LEVELS.map((level, depth) => (
    <FormField
      key={level}
      name={level}
      label={t.address[level]}
      dir="auto"
      defaultValue={names[depth]}
      required={depth === 0}
      maxLength={limits["addresses.save"][level].maxLength}
    />
  ));
}
