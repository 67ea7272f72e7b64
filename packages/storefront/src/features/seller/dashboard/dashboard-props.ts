import type { ReactNode } from "react";

/** Parameters from the address for a page of the seller dashboard. */
export interface DashboardProps {
  id: string;
  tab: string;
  words: string;
  /** The signed contract, which is part of another feature. */
  contract: ReactNode;
}
