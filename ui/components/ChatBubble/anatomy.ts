import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'ChatBubble',
  group: 'Chat',
  summary:
    'The text of a message. ChatMessage adds its sender, ChatCard shows shared content, SystemLine shows a text of the service.',
  members: ['ChatBubble', 'ChatMessage', 'ChatCard', 'SystemLine'],
  parts: {
    'chat-bubble': ['pending', 'sent', 'read', 'failed'],
    'chat-bubble-row': ['pending', 'sent', 'read', 'failed'],
    'chat-bubble-quote': [],
    'chat-bubble-text': [],
    'chat-bubble-meta': ['pending', 'sent', 'read', 'failed'],
    'chat-bubble-retry': [],
    'chat-bubble-message': [],
    'chat-bubble-portrait': [],
    'chat-bubble-sender': [],
    'chat-bubble-time': [],
    'chat-bubble-card': [],
    'chat-bubble-card-picture': [],
    'chat-bubble-card-action': [],
    'chat-bubble-system': [],
  },
  keyboard: {
    Tab: 'reaches the sender, the way to send again, the action of a card',
    'Enter, Space': 'opens the profile, sends again, does what the card offers',
  },
  accessibility:
    'The state of an own message is a picture with a name, a failure says why in words. What is answered is a quotation. New messages are read out by the page, not by the rows.',
});
