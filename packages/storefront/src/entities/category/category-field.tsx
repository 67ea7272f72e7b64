import { SelectField } from "marketplace-react/ui";
import { useI18n } from "../../i18n";
import type { FieldBinding } from "../../shared/forms/use-form";
import { useCategoryGroups } from "./category-groups";

/** Props of {@link CategoryField}. */
export interface CategoryFieldProps extends FieldBinding {
  /** Text of the option for no category. */
  none: string;
}

/** A select field for all categories, by department. */
export function CategoryField({ none, ...field }: CategoryFieldProps) {
  const { t } = useI18n();
  return (
    <SelectField {...field} label={t("titles.category")}>
      <option value="">{none}</option>
      {useCategoryGroups().map(({ name, options }) => (
        <optgroup key={name} label={name}>
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
