"""A bot for Buck Euchre in plain Python: it sits down at a table and plays what is legal. It needs nothing but Python 3.9.

    python3 packages/client/examples/bot.py http://localhost:3000/t/ACDE-FGHJ Robot
"""

import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import uuid
from urllib.parse import urlsplit


class WebSocket:
    """As much of RFC 6455 as a client needs that sends short texts."""

    def __init__(self, host, port, path, secure):
        line = socket.create_connection((host, port))
        self.line = ssl.create_default_context().wrap_socket(line, server_hostname=host) if secure else line
        self.file = self.line.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.line.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        status = self.file.readline()
        if b" 101 " not in status:
            raise ConnectionError(f"no WebSocket: {status.decode().strip()}")
        while self.file.readline().strip():
            pass

    def send(self, text, opcode=1):
        data = text.encode() if isinstance(text, str) else text
        mask = os.urandom(4)
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack("!H", size)
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.line.sendall(bytes([0x80 | opcode]) + length + mask + masked)

    def receive(self):
        """The next text, or None when the server has closed."""
        while True:
            head = self.file.read(2)
            if len(head) < 2:
                return None
            opcode, size = head[0] & 0x0F, head[1] & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self.file.read(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.file.read(8))
            data = self.file.read(size)
            if opcode == 1:
                return data.decode()
            if opcode == 9:
                self.send(data, opcode=10)
            if opcode == 8:
                return None


class Table:
    """Engine.IO and Socket.IO: "0" opens, "2" pings, "40" connects, "42" is an event, "43" an answer."""

    def __init__(self, link):
        url = urlsplit(link)
        secure = url.scheme == "https"
        base, code = url.path.rsplit("/t/", 1)
        port = url.port or (443 if secure else 80)
        path = f"{base}/socket.io/?EIO=4&transport=websocket"
        self.line = WebSocket(url.hostname, port, path, secure)
        self.acknowledgements = 0
        token = base64.urlsafe_b64encode(os.urandom(32)).decode().rstrip("=")
        auth = {"protocol": 1, "table": code, "token": token, "frames": "whole"}
        self.line.receive()
        self.line.send("40" + json.dumps(auth))

    def command(self, command, version):
        message = {"commandId": str(uuid.uuid4()), "expectedVersion": version, "command": command}
        self.acknowledgements += 1
        self.line.send(f"42{self.acknowledgements}" + json.dumps(["command", message]))

    def messages(self):
        """What the table sends: ("welcome" or "frame", its content), or ("answer", the answer to a command)."""
        while (packet := self.line.receive()) is not None:
            if packet == "2":
                self.line.send("3")
            elif packet.startswith("44"):
                raise ConnectionError(json.loads(packet[2:])["message"])
            elif packet.startswith("42"):
                event, *content = json.loads(packet[2:])
                yield event, content[0]
            elif packet.startswith("43"):
                yield "answer", json.loads(packet[packet.index("[") :])[0]


SAME_COLOR = {"SPADES": "CLUBS", "CLUBS": "SPADES", "HEARTS": "DIAMONDS", "DIAMONDS": "HEARTS"}


def suit_of(card, trump):
    """BUCK-BOWER-2: the other jack of trump's color is a trump."""
    is_left_bower = card["rank"] == "JACK" and card["suit"] == SAME_COLOR[trump]
    return trump if is_left_bower else card["suit"]


def decide(view):
    """One legal decision, or None when it is not this seat's turn."""
    me = view["viewer"]
    phase = view["phase"]
    player = view["players"][me]
    if phase == "BIDDING" and view["currentBidder"] == me:
        must_bid = view["options"]["allPass"] == "stick" and me == view["dealerPosition"] and view["highestBid"] is None
        amount = view["options"]["minimumBid"] if must_bid else "PASS"
        return {"type": "PLACE_BID", "playerPosition": me, "amount": amount}
    if phase == "DECLARING_TRUMP" and view["winningBidderPosition"] == me:
        return {"type": "DECLARE_TRUMP", "playerPosition": me, "trumpSuit": player["hand"][0]["suit"]}
    if phase == "FOLDING_DECISION" and not player["decided"] and view["winningBidderPosition"] != me:
        return {"type": "FOLD_DECISION", "playerPosition": me, "folded": False}
    if phase == "PLAYING" and view["currentPlayerPosition"] == me:
        trump, trick = view["trumpSuit"], view["currentTrick"]["cards"]
        led = suit_of(trick[0]["card"], trump) if trick else None
        following = [card for card in player["hand"] if suit_of(card, trump) == led]
        card = random.choice(following or player["hand"])
        return {"type": "PLAY_CARD", "playerPosition": me, "cardId": card["id"]}
    return None


def play(link, name):
    table = Table(link)
    sitting = False
    hands = 0
    for event, content in table.messages():
        if event == "answer" and not content["ok"] and content["code"] != "STALE":
            print(content["message"], flush=True)
        if event not in ("welcome", "frame"):
            continue
        frame = content["frame"] if event == "welcome" else content
        version = frame["version"]
        if frame["you"]["role"] == "visitor" and not sitting:
            free = [seat["position"] for seat in frame["table"]["seats"] if seat["kind"] == "empty"]
            if not free:
                raise SystemExit("There is no free seat.")
            sitting = True
            table.command({"type": "sit", "position": free[0], "name": name}, version)
        if frame["game"] is None or frame["game"]["game"] != "buck":
            continue
        view = frame["game"]["view"]
        if len(view["scoreSheet"]) > hands:
            hands = len(view["scoreSheet"])
            scores = ", ".join(f"{player['name']} {player['score']}" for player in view["players"])
            print(f"Hand {hands}: {scores}", flush=True)
        decision = decide(view) if view["viewer"] != "spectator" else None
        if decision is not None:
            table.command({"type": "act", "action": decision}, version)


if __name__ == "__main__":
    play(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Robot")
