import { paths } from "../../app/paths";
import { useI18n } from "../../i18n";
import { editIcon } from "../../ui/icons-more";
import { RowLink, Rows } from "../../ui/rows";

/** The way to the contract that was signed. */
export function ContractEntry() {
  const { t } = useI18n();
  return (
    <Rows>
      <RowLink to={paths.merchant({ view: "contract" })} icon={editIcon} label={t("merchant.contract")} />
    </Rows>
  );
}
