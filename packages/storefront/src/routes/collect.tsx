export { FavoritesScreen as Screen } from "../features/favorites/favorites-screen";
