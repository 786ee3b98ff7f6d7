import asyncio
import socket

import pytest

from sabot.server.listen_address import bound_socket


@pytest.mark.asyncio
async def test_small_answers_are_sent_at_once() -> None:
    accepted: asyncio.Future[object] = asyncio.get_running_loop().create_future()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        del reader
        client = writer.get_extra_info("socket")
        accepted.set_result(client.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
        writer.close()

    with bound_socket("127.0.0.1", 0) as listener:
        async with await asyncio.start_server(meet, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            assert await accepted
            writer.close()
            await writer.wait_closed()
