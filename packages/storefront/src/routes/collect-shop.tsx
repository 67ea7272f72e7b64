export { FollowedScreen as Screen } from "../features/favourites/followed-screen";
