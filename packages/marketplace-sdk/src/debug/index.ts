export {
  createEventEmitter,
  type DeprecationEvent,
  type MarketplaceEvent,
  type MarketplaceEventEmitter,
  type MarketplaceEventListener,
} from "./events.js";
export { formatEvent, type Logger, logEvents } from "./log-events.js";
