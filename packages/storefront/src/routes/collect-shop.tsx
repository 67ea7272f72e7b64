export { FollowedScreen as Screen } from "../features/favorites/followed-screen";
