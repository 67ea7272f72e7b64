import { NavLink, NavList } from "marketplace-react/ui";
import { useI18n } from "../../../i18n";
import { paths } from "../../../shared/navigation/paths";
import { editIcon } from "../../../shared/ui/icons-more";

/** The way to the contract that was signed. */
export function ContractEntry() {
  const { t } = useI18n();
  return (
    <NavList>
      <NavLink to={paths.merchant({ view: "contract" })} icon={editIcon} label={t("merchant.contract")} />
    </NavList>
  );
}
