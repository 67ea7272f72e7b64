export { FollowedScreen as Screen } from "../features/followed/followed-screen";
