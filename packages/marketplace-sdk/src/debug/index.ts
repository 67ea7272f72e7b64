export {
  createEventEmitter,
  type DeprecationEvent,
  type MarketplaceEvent,
  type MarketplaceEventEmitter,
  type MarketplaceEventListener,
} from "./events";
export { formatEvent, type Logger, logEvents } from "./log-events";
