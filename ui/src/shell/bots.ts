/** The message that names a bot; `scout:500ms` thinks for half a second. */
export const botId = (bot: string): string => `bot-${bot.replace(':', '-')}`;
