export {
  createEvents,
  type DeprecationEvent,
  type Events,
  type Listener,
  type MarketplaceEvent,
} from "./events";
export { debugLog, type LogTarget, lineOf } from "./log";
