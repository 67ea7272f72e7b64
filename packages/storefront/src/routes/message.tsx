export { MessageScreen as Screen } from "../features/messages/message-screen";
